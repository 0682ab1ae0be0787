// HECON on the CPU backend: as SYCON, with conjugates across the diagonal.
import { bunchKaufmanConditionCpu } from './sycon.cpu.ts';

export const heconCpu = bunchKaufmanConditionCpu('c');
