// geqr2_exponents_double: the powers of two by which the columns of a panel of doubles are scaled: their largest element then is about one, of
// complex numbers the largest part.
// Storage   A[off + i + q*lda], i < m, q < width; exponents[q]: 0 of a column that is zero or not finite
// Mapping   workgroup (x) -> column x; thread -> every THREADS-th row
// Tunables  THREADS (32..256, a power of two)   PARTS numbers to an element: 2 of complex ones; workgroup bytes 8*THREADS
// Needs     nothing; integers only
// Source    reflections change no column's norm, so that this scaling serves all steps of the panel
const THREADS: u32 = 256u;
const PARTS: u32 = 1u;

struct Params {
  baseX: u32,
  m: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> exponents: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> largest: array<vec2u, THREADS>;

fn larger(a: vec2u, b: vec2u) -> vec2u {
  return select(a, b, b.y > a.y || (b.y == a.y && b.x > a.x));
}

@compute @workgroup_size(THREADS)
fn geqr2_exponents_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let q = group.x + p.baseX;
  var best = vec2u();
  for (var i = t; i < PARTS * p.m; i += THREADS) {
    let x = A[PARTS * (p.off + q * p.lda) + i];
    best = larger(best, vec2u(x.x, x.y & 0x7fffffffu));
  }
  largest[t] = best;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      largest[t] = larger(largest[t], largest[t + half]);
    }
  }
  if (t == 0u) {
    let found = largest[0];
    let field = found.y >> 20u;
    var exponent = i32(field) - 1023;
    if (field == 0u) {
      // Subnormal: the place of the highest bit.
      exponent = select(-1043 - i32(countLeadingZeros(found.x)), -1011 - i32(countLeadingZeros(found.y)), found.y != 0u);
    }
    exponents[q] = select(exponent, 0, field == 0x7ffu || (found.x | found.y) == 0u);
  }
}
