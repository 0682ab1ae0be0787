export { dssyevdHybrid as compute } from './dssyevd.hybrid.ts';
