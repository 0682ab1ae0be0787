import { type ArrayOf } from '../core/field.ts';
import { type Engine } from '../engine/engine.ts';
import type { Context } from '../runtime/context.ts';
import { type Plan } from './contractPlan.ts';
import type { Real } from './operands.ts';
/**
 * The elements of C, computed before the call returns. undefined, with nothing done, where another library computes, or memory does not
 * suffice.
 */
export declare function contractOnEngine(context: Context, prec: Real, plan: Plan): ArrayOf<Real> | undefined;
/** The same without a context. */
export declare const contractByEngine: (e: Engine, prec: Real, plan: Plan) => ArrayOf<Real> | undefined;
