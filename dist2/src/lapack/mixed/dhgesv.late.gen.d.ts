export { dhgesvHybrid as compute } from './dhgesv.hybrid.ts';
