export type Variables = Readonly<Record<string, string>>;
/** Does `work` while the variables stand; afterwards they are what they were. One after the other. */
export declare function withVariables<R>(variables: Variables, work: () => Promise<R>): Promise<R>;
