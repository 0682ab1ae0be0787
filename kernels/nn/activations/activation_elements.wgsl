// activation_elements: Y := f(X), or dX := f'(X) dY, of n elements.
// Storage   X[offX + i], dY[offDY + i], Y[offY + i] (dX with GRADIENT = 1)
// Mapping   workgroup x -> THREADS*DEPTH elements; thread -> DEPTH of them, THREADS apart
// Tunables  THREADS (64..256)  DEPTH (1..8)   GRADIENT 1: the second   ACTIVATION which function (activationKinds.ts)
// Needs     no alignment
// Source    cuDNN, cudnnActivationForward and cudnnActivationBackward
// @use lib/field
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const GRADIENT: u32 = 0u;
const ACTIVATION: u32 = 0u;

struct Params {
  baseX: u32,
  n: u32,
  offX: u32,
  offDY: u32,
  offY: u32,
  slope: R,
  scale: R,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
// @when GRADIENT
@group(0) @binding(1) var<storage, read> dY: array<T>;
// @end
@group(0) @binding(2) var<storage, read_write> Y: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/activation_functions
// @use lib/activation_kinds

@compute @workgroup_size(THREADS)
fn activation_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      let x = widen(X[p.offX + i]);
      var y = 0.0;
      if (GRADIENT == 1u) {
        y = derivative(x);
        // @when GRADIENT
        y *= widen(dY[p.offDY + i]);
        // @end
      } else {
        y = activate(x);
      }
      Y[p.offY + i] = narrow(y);
    }
  }
}
