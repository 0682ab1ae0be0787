// Slabs of op(A) and op(B) in workgroup memory, in vectors of four: see gemm_tiled, whose constants and bindings these are. Of complex
// matrices these are slabs of words: see gemm_words.
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;

// Vector `id` of the A slab at depth k0: four rows of one column, or with TRANS_A four depths of one row. Outside the matrix it is zero:
// the load is made anyway, at the operand's first element, because a branch around it would keep loads from overlapping.
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u), TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u), (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let inside = (EDGE == 0u) | ((i < p.m) & (l < k));
  // @when REAL
  let at = base + select(0u, select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u), inside);
  // @end
  // @when COMPLEX
  let at = base + select(0u, select(i + l / 2u * p.lda, l + i / 2u * p.lda, TRANS_A == 1u), inside);
  // @end
  var value: vec4f;
  if (A_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(A[at / 4u]);
  }
  // @when COMPLEX
  value = wordsOfA(value, i, l);
  // @end
  return select(vec4f(), value, inside);
}

// @when COMPLEX
// Four words of op(A), of rows i.. or with TRANS_A of depths l.., from the two complex numbers that they belong to.
fn wordsOfA(stored: vec4f, i: u32, l: u32) -> vec4f {
  let conjugates = vec4f(stored.x, -stored.y, stored.z, -stored.w);
  let plain = select(stored, conjugates, CONJ_A == 1u);
  let negated = select(conjugates, stored, CONJ_A == 1u);
  if (TRANS_A == 1u) {
    return select(negated, plain.yxwz, i % 2u == 1u);
  }
  return select(plain, negated.yxwz, l % 2u == 1u);
}

// @end
fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 4u)) * 4u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 4u), TRANS_B == 1u);
  let inside = (EDGE == 0u) | ((j < p.n) & (l < k));
  // @when REAL
  let at = base + select(0u, select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u), inside);
  // @end
  // @when COMPLEX
  let at = base + select(0u, select(l + j * p.ldb, 2u * j + l / 2u * p.ldb, TRANS_B == 1u), inside);
  // @end
  var value: vec4f;
  if (B_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(B[at / 4u]);
  }
  // @when COMPLEX
  if (TRANS_B == 1u) {
    // The real or the imaginary parts of four neighbours.
    var next: vec4f;
    if (B_IN_C == 1u) {
      next = vec4f(C[at / 4u + 1u]);
    } else {
      next = vec4f(B[at / 4u + 1u]);
    }
    let imaginary = vec4f(value.yw, next.yw);
    value = select(vec4f(value.xz, next.xz), select(imaginary, -imaginary, CONJ_B == 1u), l % 2u == 1u);
  }
  // @end
  return select(vec4f(), value, inside);
}
