import type { HandbookSection } from '@sadhana/contract'

export const communityAndSocial: HandbookSection = {
  id: 'community-and-social',
  title: 'Comunidad y contactos',
  standfirst: 'Compañía en la práctica, a tu manera.',
  parts: [
    {
      id: 'feed',
      title: 'Las novedades, y qué aparece en ellas',
      text: [
        'En el inicio, la [pestaña Comunidad](/?tab=community) muestra lo que se comparte. En las novedades de la comunidad solo aparecen prácticas públicas: las que compartes con **Todos los miembros**.',
        'Una práctica que compartes con **Quienes me siguen** aparece en **De quienes sigues** y en tu página, pero solo para las personas que te siguen. Nunca aparece en **Todas las prácticas**.',
        'Una práctica marcada como **Solo yo** no aparece en ninguna parte más que en tu propio diario.',
      ],
      tip: 'Un corazón dice «Vi que practicaste». En el modo tranquilo no ves cuántos hay.',
    },
    {
      id: 'finding-people',
      title: 'Encontrar y seguir a personas',
      text: [
        '[Comunidad](/community) tiene dos pestañas. **Descubrir** sugiere personas, y [Buscar](/community?tab=search) las encuentra por nombre o nombre de usuario, incluso si te equivocas en una letra. No se puede encontrar a nadie por su correo ni por su teléfono.',
        'Elige **Seguir** para ver lo que una persona comparte con quienes la siguen. Si aprueba antes a quien quiere seguirla, verás **Pendiente** hasta que responda. Al tocar **Siguiendo** o **Pendiente**, se deshace.',
      ],
    },
    {
      id: 'your-followers',
      title: 'Quién te sigue',
      text: [
        'Activa **Aprobar a quien quiera seguirte** en tus [ajustes de privacidad](/settings/privacy), y te lo pedirán antes de seguirte. Las solicitudes esperan en la página [Comunidad](/community), con **Aceptar** y **Rechazar**.',
        'En tu propia página está la lista de quienes te siguen. Ahí puedes quitar a cualquiera.',
      ],
    },
    {
      id: 'inbox',
      title: 'Bandeja',
      text: [
        'La [Bandeja](/inbox), en la página Comunidad, reúne lo que te llegó en los últimos 30 días: mensajes, solicitudes, salas que abrió alguien que conoces, compañía de práctica, piedras y nuestras respuestas. Un punto dice que hay algo nuevo. Al abrir la página desaparece, y nadie sabe qué has visto.',
        'Elige [qué te llega](/inbox/settings), y cómo: en la app, como notificación, por correo o de ninguna manera.',
      ],
    },
    {
      id: 'messages',
      title: 'Mensajes',
      text: [
        'Los [Mensajes](/messages) se abren desde la página Comunidad, y desde la página de una persona a la que puedes escribir, es decir, que sigues y que también te sigue. Cuando una de las dos personas deja de seguir a la otra, lo que ya está escrito se queda, y ninguna puede escribir.',
        'Los mensajes son solo texto, y nadie más que las dos personas puede leerlos. Nadie sabe cuándo estás escribiendo. Las confirmaciones de lectura están desactivadas; aparecen solo si las activan las dos personas, y solo para lo que se lea a partir de entonces.',
        '**Eliminar para mí** quita un mensaje de tu lado; la otra persona conserva el suyo. Si borras tu cuenta, tus mensajes se borran para las dos. Si silencias a alguien, sus mensajes llegan sin aviso. Si bloqueas a alguien, ninguna de las dos personas ve ya la conversación.',
        'Los tres puntos de una conversación llevan a **Denunciar**. Marca la casilla para mostrar a nuestro equipo de moderación los últimos diez mensajes. Si no la marcas, no lee ninguno.',
      ],
    },
    {
      id: 'your-page',
      title: 'Tu página',
      text: [
        'Todos los miembros pueden abrir tu página. Muestra tu nombre, tu nombre de usuario, tu imagen y tu presentación, los nombres de usuario de redes sociales que quieras mostrarles, quién te sigue y a quién sigues, y las prácticas que has compartido con ellos. Nadie de fuera de la comunidad puede verla.',
      ],
      tip: '**Mi página**, en el menú de tu imagen, te lleva a ella.',
    },
    {
      id: 'mute-block-report',
      title: 'Silenciar, bloquear y denunciar',
      text: [
        'Los tres puntos junto a una persona o a una práctica abren un menú. **Silenciar** deja a alguien fuera de tus novedades, sin que pueda saberlo. **Bloquear** hace que ninguna de las dos personas vea a la otra y termina el seguimiento en ambos sentidos. **Denunciar** avisa al equipo de moderación: di de qué se trata y qué pasó. Si te preocupa una persona, eso se lee primero. A la persona no se le dice quién la denunció, y tú recibes un correo cuando alguien lo ha mirado.',
        'En tus [ajustes de privacidad](/settings/privacy) encuentras a las personas que has silenciado o bloqueado, y puedes deshacer ambas cosas.',
      ],
    },
  ],
}
