// potf2_double: Cholesky of one block of doubles on the diagonal, in one workgroup.
// Storage   L(i, j) = A[off + i*rs + j*cs], i >= j: for an upper triangle U^T, its strides exchanged. info[offInfo], where it is 0:
//           first + index of the first bad pivot + 1
// Mapping   one workgroup; thread -> a row, of every (THREADS/NB)-th column
// Tunables  NB largest order (8..32)  THREADS a multiple of NB; workgroup bytes 8*(NB*(NB + 1) + NB)
// Needs     n <= NB. A column whose pivot is not positive is not carried over to those behind it, and is left as it is
// Source    LAPACK xPOTF2, right-looking, as L D L^T: so that a step waits for a division only, and the roots are taken side by side
// @use lib/double
const NB: u32 = 32u;
const THREADS: u32 = 256u;
const LINES: u32 = THREADS / NB;
const PITCH: u32 = NB + 1u;

struct Params {
  n: u32,
  off: u32,
  rs: u32,
  cs: u32,
  first: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> block: array<vec2u, NB * PITCH>;
// Of a step, its column divided by the pivot; behind the last one the pivots' roots.
var<workgroup> quotients: array<vec2u, NB>;

fn isPositive(x: vec2u) -> bool {
  return (x.y >> 31u) == 0u && !dIsZero(x) && !dIsNaN(x);
}

@compute @workgroup_size(THREADS)
fn potf2_double(@builtin(local_invocation_index) t: u32) {
  let i = t % NB;
  for (var j = t / NB; j < p.n; j += LINES) {
    if (i >= j && i < p.n) {
      block[i + j * PITCH] = A[p.off + i * p.rs + j * p.cs];
    }
  }
  workgroupBarrier();
  var bad = 0u;
  for (var j = 0u; j < p.n; j++) {
    let pivot = block[j + j * PITCH];
    let good = isPositive(pivot);
    if (!good && bad == 0u) {
      bad = j + 1u;
    }
    if (good && t > j && t < p.n) {
      quotients[t] = dDiv(block[t + j * PITCH], pivot);
    }
    workgroupBarrier();
    for (var k = t / NB; k < p.n; k += LINES) {
      if (good && k > j && i >= k && i < p.n) {
        block[i + k * PITCH] = dFma(dNeg(quotients[i]), block[k + j * PITCH], block[i + k * PITCH]);
      }
    }
    workgroupBarrier();
  }
  if (t < p.n) {
    let pivot = block[t + t * PITCH];
    quotients[t] = select(D_ONE, dSqrt(pivot), isPositive(pivot));
  }
  workgroupBarrier();
  for (var j = t / NB; j < p.n; j += LINES) {
    if (i >= j && i < p.n) {
      var value = block[i + j * PITCH];
      if (i > j) {
        value = dDiv(value, quotients[j]);
      } else if (isPositive(value)) {
        value = quotients[j];
      }
      A[p.off + i * p.rs + j * p.cs] = value;
    }
  }
  if (t == 0u && bad != 0u) {
    if (info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.first + bad);
    }
  }
}
