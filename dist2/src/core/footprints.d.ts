import { type ArgSpec, type RoutineSpec, type Values } from './spec.ts';
export type Operand = Extract<ArgSpec, {
    kind: 'matrix' | 'vector';
}>;
/** Refuses the argument of this name. */
export type Refuse = (name: string, value: unknown, rule: string) => never;
export declare function checkFootprints(spec: RoutineSpec, values: Values, refuse: Refuse): void;
