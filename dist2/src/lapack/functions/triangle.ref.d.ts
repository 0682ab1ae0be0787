import type { Doubles } from '../schur/doubles.ref.ts';
import type { Form } from './form.ref.ts';
/** The Schur form T of a complex matrix. */
export declare function triangleForm(n: number, T: Doubles): Form;
