export { dsposvHybrid as compute } from './dsposv.hybrid.ts';
