// Four neighbours in memory of op(X), from row i and depth l on, along rows or (ACROSS) depths; zero outside. The loads are made anyway.
// OF_A, OF_B 1: the real matrix that stands for a complex factor, whose words X has (gemm_words): of A [re -im; im re] for each element, of
// a transposed B [re; im]. Signs are a matter of `signed`.   CONJ 1: the factor is conjugated
const OF_A: u32 = 0u;
const OF_B: u32 = 0u;
const CONJ: u32 = 0u;

// Where element (i, l) of op(X) is found, in words.
fn placesOf(i: vec4u, l: vec4u) -> vec4u {
  if (OF_A == 1u) {
    let part = (i + l) % 2u;
    if (ACROSS == 1u) {
      return l - l % 2u + part + i / 2u * p.rsX;
    }
    return i - i % 2u + part + l / 2u * p.csX;
  }
  if (OF_B == 1u) {
    return 2u * i + l % 2u + l / 2u * p.csX;
  }
  return i * p.rsX + l * p.csX;
}

fn fourOf(i: u32, l: u32, base: u32) -> vec4<F> {
  let along = vec4u(0u, 1u, 2u, 3u);
  let rows = i + along * select(1u, 0u, ACROSS == 1u);
  let depths = l + along * select(0u, 1u, ACROSS == 1u);
  let inside = (rows < vec4u(p.rows)) & (depths < vec4u(p.depth));
  let at = base + select(vec4u(), placesOf(rows, depths), inside);
  var value: vec4<F>;
  if (WIDE == 1u) {
    value = vec4<F>(W(X[at.x / 4u]));
    // @when OF_A
    value = select(value, value.yxwz, (i + l) % 2u == 1u);
    // @end
    // @when OF_B
    let next = vec4<F>(W(X[at.z / 4u]));
    value = select(vec4<F>(value.xz, next.xz), vec4<F>(value.yw, next.yw), l % 2u == 1u);
    // @end
  } else {
    value = vec4<F>(W(X[at.x]));
    value.y = vec4<F>(W(X[at.y])).x;
    value.z = vec4<F>(W(X[at.z])).x;
    value.w = vec4<F>(W(X[at.w])).x;
  }
  return select(vec4<F>(), value, inside);
}
