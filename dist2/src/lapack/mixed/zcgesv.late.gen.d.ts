export { zcgesvHybrid as compute } from './zcgesv.hybrid.ts';
