// Four neighbours in memory of op(X), from row i and depth l on, along rows or (ACROSS) depths; zero outside. The loads are made anyway.
fn fourOf(i: u32, l: u32, base: u32) -> vec4<F> {
  let along = vec4u(0u, 1u, 2u, 3u);
  let rows = i + along * select(1u, 0u, ACROSS == 1u);
  let depths = l + along * select(0u, 1u, ACROSS == 1u);
  let inside = (rows < vec4u(p.rows)) & (depths < vec4u(p.depth));
  let at = base + select(vec4u(), rows * p.rsX + depths * p.csX, inside);
  var value: vec4<F>;
  if (WIDE == 1u) {
    value = vec4<F>(W(X[at.x / 4u]));
  } else {
    value = vec4<F>(W(X[at.x]));
    value.y = vec4<F>(W(X[at.y])).x;
    value.z = vec4<F>(W(X[at.z])).x;
    value.w = vec4<F>(W(X[at.w])).x;
  }
  return select(vec4<F>(), value, inside);
}
