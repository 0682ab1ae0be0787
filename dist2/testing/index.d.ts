export { cases } from './cases/index.gen.ts';
export { attempt, type Case, type Check, complaints, type Measured, type Table, type TesterOptions, } from './lib/case.ts';
export { type Output, programNames, runTester, type Surroundings } from './run.ts';
