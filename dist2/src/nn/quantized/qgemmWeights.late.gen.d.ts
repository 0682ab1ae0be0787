export { qgemmWeightsGpu as compute } from './qgemmWeights.gpu.ts';
