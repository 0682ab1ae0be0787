export { zcgesvGmresHybrid as compute } from './zcgesvGmres.hybrid.ts';
