export { dsgesvHybrid as compute } from './dsgesv.hybrid.ts';
