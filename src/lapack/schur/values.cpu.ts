// Where eigenvalues go on the host: WR and WI of real matrices, W of complex ones.
import type { Prec } from '../../core/field.ts';
import type { Ptr, RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import { pairsOf, type ValueArrays } from './schurSteps.ref.ts';

interface ValuesCall {
  readonly n: number;
  readonly WR?: Ptr<Prec> | undefined;
  readonly WI?: Ptr<Prec> | undefined;
  readonly W?: Ptr<Prec> | undefined;
}

/** The n eigenvalues of a call, whose precision has settled which arguments there are. */
export async function valuesOnHost({ n, WR, WI, W }: ValuesCall): Promise<ValueArrays> {
  const host = await onHost({ WR, WI, W }, { WR: 'write?', WI: 'write?', W: 'write?' });
  const [re, im, pairs] = [host.WR, host.WI, host.W].map((x) => x && (elementsOf(x, n) as RealArray));
  return pairs ? pairsOf(pairs) : { WR: re!, WI: im! };
}
