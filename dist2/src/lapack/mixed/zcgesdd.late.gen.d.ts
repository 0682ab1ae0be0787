export { zcgesddHybrid as compute } from './zcgesdd.hybrid.ts';
