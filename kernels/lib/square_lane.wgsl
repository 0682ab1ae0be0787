  // This thread's place: problem g of the workgroup, rows 4 tx.. and columns 4 ty.. of its matrices.
  let g = t / EACH;
  let own = t % EACH;
  let tx = own % NX;
  let ty = own / NX;
  let base = g * N * NX;
  let z = (group.x + p.baseX) * GROUP + g;
  let live = z < p.count;
  let a = problem(min(z, p.count - 1u));
  let n = ORDERS * a.n;
  let fours = (n + 3u) / 4u;
  // @registers
  var x: array<vec4f, 4>;
  // @registers
  var unit: array<vec4f, 4>;
  // @registers
  var acc: array<vec4f, 4>;
  var key = 0u;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = 4u * ty + c;
    let i = vec4u(4u * tx) + vec4u(0u, 1u, 2u, 3u);
    let inside = (i < vec4u(n)) & vec4<bool>(j < n);
    unit[c] = select(vec4f(), vec4f(1.0), inside & (i == vec4u(j)));
    // @when PLAIN
    let at = vec4u(a.A.off) + min(i, vec4u(max(n, 1u) - 1u)) * a.A.rs + min(j, max(n, 1u) - 1u) * a.A.cs;
    let value = vec4f(source(at.x), source(at.y), source(at.z), source(at.w));
    // @end
    // @when PAIRS
    let at = 2u * (vec4u(a.A.off) + min(i, vec4u(max(n, 1u) - 1u)) / 2u * a.A.rs + min(j, max(n, 1u) - 1u) / 2u * a.A.cs);
    let part = vec4u(c % 2u, 1u - c % 2u, c % 2u, 1u - c % 2u);
    let sign = 1.0 - 2.0 * f32(c % 2u);
    let value = vec4f(sign, 1.0, sign, 1.0) *
      vec4f(source(at.x + part.x), source(at.y + part.y), source(at.z + part.z), source(at.w + part.w));
    // @end
    x[c] = select(vec4f(), value, inside);
    let bits = bitcast<vec4u>(x[c]) & vec4u(0x7fffffffu);
    key = max(key, max(max(bits.x, bits.y), max(bits.z, bits.w)));
  }
  let largest = groupMax(t, key);
  let odd = largest >= INFINITE;
