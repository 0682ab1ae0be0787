export { dsgelsHybrid as compute } from './dsgels.hybrid.ts';
