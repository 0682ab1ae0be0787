import { type Prec } from '../src/core/field.ts';
import type { Context } from '../src/index.ts';
import { type Case } from '../testing/lib/case.ts';
interface Target {
    readonly c: Case;
    readonly prec: Prec;
    readonly name: string;
}
export declare function caseTargets(context: Context, routine: string): Target[];
/** One random problem; if it is judged wrong, the smallest like it that is, in words. undefined: there was no such problem. */
export declare function oneProblem(target: Target, context: Context, seed: number, most: number, starting: ((name: string) => void) | undefined): Promise<readonly string[] | undefined>;
export {};
