import { solve as onHost, type SystemOptions } from '../../solve.ts';
import { type OfComplexTwo, type OfTwo } from './verbs.ts';
/**
 * x with A x = b; on a device if A or b is there, and then only whether A is singular is waited for: one integer a matrix. With a `report`
 * the operands come to the host, as they do where `illConditioned` asks for condition numbers; without it they are not looked at on a GPU.
 */
export declare const solve: OfTwo<SystemOptions> & OfComplexTwo<SystemOptions> & typeof onHost;
