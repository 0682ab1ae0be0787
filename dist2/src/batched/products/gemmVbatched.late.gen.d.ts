export { gemmVbatchedGpu as compute } from './gemmVbatched.gpu.ts';
