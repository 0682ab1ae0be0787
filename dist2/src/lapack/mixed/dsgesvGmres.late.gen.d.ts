export { dsgesvGmresHybrid as compute } from './dsgesvGmres.hybrid.ts';
