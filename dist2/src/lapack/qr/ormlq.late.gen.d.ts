export { ormlqGpu as compute } from './ormlq.gpu.ts';
