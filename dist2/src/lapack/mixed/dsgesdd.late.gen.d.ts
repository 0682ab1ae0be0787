export { dsgesddHybrid as compute } from './dsgesdd.hybrid.ts';
