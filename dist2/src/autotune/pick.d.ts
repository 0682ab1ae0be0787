/** A named choice with the condition under which it is right, listed from the most to the least demanding; the last always fits. */
export interface Rule<Problem, Choice> {
    readonly name: string;
    readonly choice: Choice;
    readonly fits: (problem: Problem) => boolean;
    /** The condition in words. */
    readonly why: string;
}
export interface Picked<Choice> {
    readonly name: string;
    readonly choice: Choice;
    readonly why: string;
}
/** The forced rule if `force` names one that exists, else what was `tuned` for the problem, else the first rule that fits. */
export declare function pick<Problem, Choice>(rules: readonly Rule<Problem, Choice>[], problem: Problem, force?: string, tuned?: Picked<Choice>): Picked<Choice>;
