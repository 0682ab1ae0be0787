export { convBackwardDataGpu as compute } from './convBackwardData.gpu.ts';
