export { shgesvHybrid as compute } from './shgesv.hybrid.ts';
