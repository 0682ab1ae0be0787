// double_special: which elements of op(A) op(B) are infinite or NaN because an element of a factor is.
// Storage   op(A)(i, l) = A[offA + i*rowA + l*depthA], op(B)(l, j) = B[offB + j*colB + l*depthB], with COMPLEX 1 those of lib/double_fetch,
//           conjugate with conjA, conjB; R of double_scale: rows of op(A), m of
//           them, then columns of op(B)
//           S[offS + j*lds + i/4], the byte of the lowest i lowest: 0 finite, 1 infinite, 2 minus infinite, 4 NaN, 3 NaN too
// Mapping   thread -> four rows of a column; those without a row or column that R marks are done at once
// Tunables  COMPLEX   workgroup bytes = 0
// Needs     what overflows though all elements are finite is not found here
// Source    IEEE 754: infinity times 0, infinity minus infinity
// @use lib/double_fetch

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  rowA: u32,
  depthA: u32,
  conjA: u32,
  offB: u32,
  colB: u32,
  depthB: u32,
  conjB: u32,
  firstA: u32,
  firstB: u32,
  offS: u32,
  lds: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read> B: array<vec2u>;
@group(0) @binding(2) var<storage, read> R: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> S: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

const INFINITE: u32 = 0x7ff00000u;

fn isNaN(x: vec2u) -> bool {
  return (x.y & 0x7fffffffu) + min(x.x, 1u) > INFINITE;
}

fn isZero(x: vec2u) -> bool {
  return (x.x | (x.y << 1u)) == 0u;
}

// What a product adds to the byte.
fn kindOf(a: vec2u, b: vec2u) -> u32 {
  let infinite = ((a.y & INFINITE) == INFINITE) | ((b.y & INFINITE) == INFINITE);
  let invalid = isNaN(a) | isNaN(b) | isZero(a) | isZero(b);
  return select(0u, select(1u + ((a.y ^ b.y) >> 31u), 4u, invalid), infinite);
}

@compute @workgroup_size(64)
fn double_special(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let w = 64u * (group.x + p.baseX) + t;
  let j = group.y + p.baseY;
  if ((4u * w >= p.m) | (j >= p.n)) {
    return;
  }
  let marked = R[p.firstB + j].y;
  var word = 0u;
  for (var q = 0u; q < 4u; q++) {
    let i = 4u * w + q;
    if (i < p.m) {
      var kinds = 0u;
      if ((marked | R[p.firstA + i].y) != 0u) {
        for (var l = 0u; l < p.k; l++) {
          var a = A[placeOf(0u, i, l, p.offA, p.rowA, p.depthA)];
          a.y ^= signOf(0u, p.conjA, i, l);
          var b = B[placeOf(1u, j, l, p.offB, p.colB, p.depthB)];
          b.y ^= signOf(1u, p.conjB, j, l);
          kinds |= kindOf(a, b);
        }
      }
      word |= kinds << (8u * q);
    }
  }
  S[p.offS + j * p.lds + w] = word;
}
