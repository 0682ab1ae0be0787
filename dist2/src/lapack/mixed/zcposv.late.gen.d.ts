export { zcposvHybrid as compute } from './zcposv.hybrid.ts';
