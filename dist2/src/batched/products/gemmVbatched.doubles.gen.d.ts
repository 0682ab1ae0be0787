export { gemmVbatchedDoubles as compute } from './gemmVbatchedDoubles.gpu.ts';
