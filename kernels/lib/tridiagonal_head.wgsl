  let z = (group.x + p.baseX) * G + t;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let n = select(0u, own.n, z < p.count);
  let nrhs = own.nrhs;
  orders[t] = n;
  sides[t] = nrhs;
  // @unroll
  for (var k = 0u; k < 4u; k++) {
    let at = place(mine, k);
    homes[k * G + t] = vec2u(at.off, at.ld);
  }
  let atB = place(mine, 4u);
  homes[4u * G + t] = vec2u(atB.off, select(1u, atB.ld, p.byRows != 0u));
  columns[t] = select(atB.ld, 1u, p.byRows != 0u);
  workgroupBarrier();
