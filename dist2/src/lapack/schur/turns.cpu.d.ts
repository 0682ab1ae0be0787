import type { Engine } from '../../engine/engine.ts';
import type { Turns } from './turns.ref.ts';
export declare function turnsOn(e: Engine): Turns;
