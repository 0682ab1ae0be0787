// What basalt/testing exports: the tester programs for use from code, and what a case of one's own is made of.
export { cases } from './cases/index.gen.js';
export { attempt, complaints, } from './lib/case.js';
export { programNames, runTester } from './run.js';
