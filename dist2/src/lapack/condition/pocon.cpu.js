import { choleskyTriangles } from '../../core/expert.js';
import { conditionCpu } from './condition.cpu.js';
export const poconCpu = (queue, a) => conditionCpu(queue, a, choleskyTriangles(a.uplo), '1', () => a.anorm);
