// Before all tests: the generated files follow the sources.
export { generate as setup } from '../../scripts/generate.mjs';
