export { pttrsBatchedGpu as compute } from './pttrsBatched.gpu.ts';
