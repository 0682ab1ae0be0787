// Slabs of op(A) and op(B) in workgroup memory, loaded element by element: see gemm_direct, whose constants and bindings these are.
// Of complex matrices these are slabs of words: see gemm_words.
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;

// Place of element `id` of a slab that is `extent` wide, as (along, depth). Neighbouring ids are neighbours in memory.
fn place(id: u32, extent: u32, depthFirst: bool) -> vec2u {
  return select(vec2u(id % extent, id / extent), vec2u(id / BK, id % BK), depthFirst);
}

// Outside the matrix an element is zero: the load is made anyway, at the operand's first element, because a branch around it would keep
// loads from overlapping (and takes software adapters minutes to compile).
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(row0, k0) + place(id, BM, TRANS_A == 1u);
  let inside = (at.x < p.m) & (at.y < k);
  // @when REAL
  let index = base + select(0u, select(at.x + at.y * p.lda, at.y + at.x * p.lda, TRANS_A == 1u), inside);
  // @end
  // @when COMPLEX
  let part = (at.x + at.y) % 2u; // 1: the imaginary one
  let first = select(at.x - at.x % 2u + at.y / 2u * p.lda, at.y - at.y % 2u + at.x / 2u * p.lda, TRANS_A == 1u);
  let index = base + select(0u, first + part, inside);
  // @end
  var value: f32;
  if (A_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(A[index]);
  }
  // @when COMPLEX
  value = select(value, -value, (part == 1u) & ((at.y % 2u == 1u) != (CONJ_A == 1u)));
  // @end
  return select(0.0, value, inside);
}

fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(col0, k0) + place(id, BN, TRANS_B == 0u);
  let inside = (at.x < p.n) & (at.y < k);
  // @when REAL
  let index = base + select(0u, select(at.y + at.x * p.ldb, at.x + at.y * p.ldb, TRANS_B == 1u), inside);
  // @end
  // @when COMPLEX
  let turned = 2u * at.x + at.y % 2u + at.y / 2u * p.ldb;
  let index = base + select(0u, select(at.y + at.x * p.ldb, turned, TRANS_B == 1u), inside);
  // @end
  var value: f32;
  if (B_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(B[index]);
  }
  // @when COMPLEX
  value = select(value, -value, (CONJ_B == 1u) & (at.y % 2u == 1u));
  // @end
  return select(0.0, value, inside);
}
