// activation_elements: Y := f(X), or dX := f'(X) dY, of n elements, in units.
// Storage   X[offX + i], dY[offDY + i], Y[offY + i] (dX with GRADIENT = 1)
// Mapping   workgroup x -> THREADS*DEPTH units; thread -> DEPTH of them, THREADS apart
// Tunables  THREADS (64..256)  DEPTH (1..8)   GRADIENT 1: the second   WIDE 1: units of four   ACTIVATION which function (activationKinds.ts)
// Needs     n and offsets in units
// Source    cuDNN, cudnnActivationForward and cudnnActivationBackward
// @use lib/field
// @use lib/units
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
@group(0) @binding(0) var<storage, read> X: array<Unit>;
// @when GRADIENT
@group(0) @binding(1) var<storage, read> dY: array<Unit>;
// @end
@group(0) @binding(2) var<storage, read_write> Y: array<Unit>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/activation_functions
// @use lib/activation_kinds

fn mapped(x: R) -> R {
  if (GRADIENT == 1u) {
    return derivative(x);
  }
  return activate(x);
}

fn mappedUnit(x: Value) -> Value {
  // @when WIDE
  return vec4f(mapped(x.x), mapped(x.y), mapped(x.z), mapped(x.w));
  // @end
  // @when SINGLE
  return mapped(x);
  // @end
}

@compute @workgroup_size(THREADS)
fn activation_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // All loads in front of what is made of them: those behind the end are of the first unit, because a branch around a load keeps it from
  // overlapping with others.
  // @registers
  var x: array<Value, DEPTH>;
  // @when GRADIENT
  // @registers
  var factor: array<Value, DEPTH>;
  // @end
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let i = first + q * THREADS;
    x[q] = Value(X[p.offX + select(0u, i, i < p.n)]);
    // @when GRADIENT
    factor[q] = Value(dY[p.offDY + select(0u, i, i < p.n)]);
    // @end
  }
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      var y = mappedUnit(x[q]);
      // @when GRADIENT
      y *= factor[q];
      // @end
      Y[p.offY + i] = Unit(y);
    }
  }
}
