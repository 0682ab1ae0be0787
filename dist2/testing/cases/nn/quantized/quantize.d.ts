import type { Case } from '../../../lib/case.ts';
import { type Operands } from '../../../lib/operands.ts';
import { type QuantizeProblem } from './quantizes.ts';
export declare const quantizeCase: Case<QuantizeProblem, Operands>;
