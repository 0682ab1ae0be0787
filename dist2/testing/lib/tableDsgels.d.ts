import { type Context } from '../../src/index.ts';
import type { Beside, Table } from './case.ts';
import { type MatrixView } from './norms.ts';
interface Problem {
    readonly trans: 'n' | 't' | 'c';
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
}
interface Flops {
    readonly factor: number;
    readonly solve: number;
}
/** Times geqrf and gels in both precisions, that of doubles first; `errorOf` judges the solution in double. */
export declare function besideDsgels(context: Context, { trans, m, n, nrhs }: Problem, { A, B }: {
    readonly A: MatrixView;
    readonly B: MatrixView;
}, flops: Flops, errorOf: (X: MatrixView) => number, precs: readonly ['d', 's'] | readonly ['z', 'c']): Promise<Beside>;
export declare const dsgelsTable: <P extends Problem>() => Pick<Table<P>, 'unit' | 'alwaysChecked' | 'takesMatrix' | 'header' | 'row'>;
export {};
