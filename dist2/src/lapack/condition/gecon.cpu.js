import { luTriangles } from '../../core/expert.js';
import { conditionCpu } from './condition.cpu.js';
export const geconCpu = (queue, a) => conditionCpu(queue, a, luTriangles, a.norm, () => a.anorm);
