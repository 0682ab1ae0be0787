export { dhposvHybrid as compute } from './dhposv.hybrid.ts';
