// HECON on the CPU backend: as SYCON, with conjugates across the diagonal.
import { bunchKaufmanConditionCpu } from './sycon.cpu.js';
export const heconCpu = bunchKaufmanConditionCpu('c');
