export { registerBasalt } from './tfjs/register.js';
