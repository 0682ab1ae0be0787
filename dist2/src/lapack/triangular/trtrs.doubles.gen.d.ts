export { trtrsDoubles as compute } from './trtrsDoubles.gpu.ts';
