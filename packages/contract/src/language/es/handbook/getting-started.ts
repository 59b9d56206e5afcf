import type { HandbookSection } from '@sadhana/contract'

export const gettingStarted: HandbookSection = {
  id: 'getting-started',
  title: 'Primeros pasos',
  standfirst: 'Un lugar para practicar y para notar lo que la práctica hace en ti.',
  parts: [
    {
      id: 'what-this-is',
      title: 'Qué es Sadhana Compass',
      text: [
        'Es un diario tranquilo de yoga y meditación a lo largo de las ocho ramas del Ashtanga. Anotas qué practicaste y cómo te sentías antes y después. Con las semanas vas viendo qué cambia en ti cada rama.',
        'Las ocho ramas son _yamas_, _niyamas_, _asana_, _pranayama_, _pratyahara_, _dharana_, _dhyana_ y _samadhi_. No hace falta que las conozcas todas. Casi todo el mundo empieza por una.',
        'Lo que registras es tuyo. Solo tú puedes verlo, hasta que decidas otra cosa.',
      ],
      tip: '¿Aún no conoces las ramas? En [Aprender](/gamification?tab=learning), los miembros encuentran dos artículos sobre cada una.',
    },
    {
      id: 'joining',
      title: 'Entrar con un código',
      text: [
        'Se entra por invitación. Pide un código a alguien que ya esté aquí y ve a [Crear cuenta](/register). Si el código te llegó en un enlace, ya estará escrito.',
        '¿No conoces a nadie? [Únete a la lista de espera](/waitlist) y te escribiremos cuando se abra un lugar.',
        'Después de crear tu cuenta, abre el correo que te enviamos y verifica tu dirección. Así podrás volver a entrar si olvidas tu contraseña.',
      ],
    },
    {
      id: 'first-minutes',
      title: 'Tus primeros minutos',
      text: [
        'Te reciben tres tarjetas breves: medita un minuto, di qué te trae aquí y elige quién puede verte. Puedes omitir cualquiera de ellas.',
        'Después llegas a [Inicio](/). **Meditar** abre el temporizador de meditación, y **Registrar** abre el formulario para cualquier cosa que ya hayas practicado. Un minuto es una práctica entera.',
      ],
      tip: 'El primer día no hay nada que demostrar. **Meditar un minuto**, y ya está colocada tu primera piedra.',
    },
    {
      id: 'finding-your-way',
      title: 'Dónde está cada cosa',
      text: [
        'Al pie de la pantalla hay siempre seis lugares: [Inicio](/), [Comunidad](/community), [Progreso](/gamification), [Bienestar](/wellness), [Perfil](/profile) y [Seguridad](/security).',
        'Tu imagen, arriba, abre un menú con tu página, tus ajustes, **Modo tranquilo**, **Exportar como CSV**, **Ayuda ahora** y **Cerrar sesión**.',
        '¿Buscas un ajuste en concreto? [Ajustes](/settings) los reúne todos en un solo lugar, dice cómo está cada uno y te deja buscar.',
      ],
    },
    {
      id: 'devices',
      title: 'En todos tus dispositivos',
      text: [
        'Sadhana Compass funciona en el navegador, tanto en el teléfono como en una pantalla grande, en español, inglés y alemán, y tu diario es el mismo en todos los lugares donde inicies sesión. En [Ajustes](/settings), **Apariencia** la muestra clara u oscura, e **Idioma** cambia sus palabras. El alemán y el español son traducciones automáticas: donde algo podría sonar mejor, el menú de tu cuenta te deja sugerir otras palabras.',
        'Puedes guardarla en tu dispositivo para que se abra como cualquier otra app. Después de tu quinta meditación en él, [Inicio](/) te lo ofrece una vez; elige **Instalar**, o di que no y no volverá a preguntar. También puedes hacerlo por tu cuenta en cualquier momento, en el menú de tu navegador. En un iPhone o iPad, toca «Compartir» en la barra de Safari y elige «Añadir a pantalla de inicio» o «Agregar a pantalla de inicio».',
        'Después de tu primera visita, se abre también sin internet. Puedes meditar con el temporizador y sus campanas, seguir prácticas guiadas y leer tu diario de los últimos 90 días, tus ánimos y tus noches, los artículos que has abierto, este manual y [Ayuda ahora](/help-now). Lo que registres, cambies o anotes mientras tanto espera en tu dispositivo y se envía cuando vuelves a tener conexión. La comunidad y las contribuciones necesitan internet.',
        'Al cerrar sesión se quita todo lo que la app guardó en este dispositivo para cuando no hay internet.',
      ],
    },
    {
      id: 'your-profile',
      title: 'Tu perfil y tu imagen',
      text: [
        'En tu [perfil](/profile), elige **Editar** para cambiar tu nombre visible y tu presentación, y **Cambiar imagen** para elegir y recortar una imagen. Los datos del lugar y de la cámara se quitan antes de que salga de tu dispositivo. Sin imagen, tienes una piedra con tus iniciales.',
        'En [Redes sociales](/profile?tab=social) puedes poner en tu página tus nombres de usuario de Facebook, Instagram, X y YouTube, y decidir quién ve cada uno: **Solo yo**, **Quienes me siguen** o **Todos los miembros**. Nunca publicamos ni leemos nada.',
      ],
      tip: '**Ver tu página como los demás** te muestra exactamente eso.',
    },
    {
      id: 'inviting',
      title: 'Invitar a alguien',
      text: [
        'Abre [Invitaciones](/profile?tab=referrals) y elige **Crear código**. **Copiar enlace** copia el enlace entero, listo para enviar. Cada código es para una sola persona, y puedes crear 10 al mes.',
        'Ves qué códigos se usaron y cuándo. El nombre solo lo ves cuando esa persona te sigue.',
      ],
    },
    {
      id: 'giving',
      title: 'Contribuir',
      text: [
        'Todo lo que hay aquí está abierto a todo el mundo. Si quieres ayudar a mantenerlo, en [Precios](/pricing) encontrarás lo que puedes dar, y un nivel gratuito sin preguntas.',
        'La pestaña **Suscripción** de [tu perfil](/profile?tab=subscription) muestra lo que das y te deja cambiarlo o terminarlo. Si la cancelas, no se cobra nada más. Lo que viene con tu contribución se queda contigo hasta que termine el periodo de pago; después, todo lo del nivel gratuito.',
        'Para preguntarnos algo o contarnos una idea, [escríbenos](/settings/letters).',
      ],
    },
    {
      id: 'keeping-safe',
      title: 'Cuidar la seguridad de tu cuenta',
      text: [
        'Cuando hayas verificado tu correo, puedes activar la **Verificación en dos pasos** en la página [Seguridad](/security): desde entonces inicias sesión con tu contraseña y un código de 6 cifras de una app de autenticación. Guarda los códigos de respaldo en algún lugar que no sea tu teléfono.',
        '¿Perdiste el teléfono y los códigos? Al iniciar sesión, elige **No tengo ni mi teléfono ni mis códigos de respaldo**. Te enviamos un correo y, pasadas 72 horas, puedes volver a entrar. Cualquier dispositivo que aún tenga la sesión abierta puede cancelarlo. ¿Perdiste solo una de las dos cosas? Con un código de respaldo entras sin la app; cada uno sirve una sola vez. **Generar códigos de respaldo nuevos**, en la página [Seguridad](/security), reemplaza los que no encuentras.',
        'Con una llave de acceso entras con la huella, la cara o el PIN de tu dispositivo, sin contraseña y sin código. Elige **Añadir una llave de acceso** en la página [Seguridad](/security) y ponle un nombre; desde entonces, elige **Usar una llave de acceso**, o selecciónala donde la ofrezca el navegador. Tu contraseña sigue funcionando. Si ya no tienes un dispositivo, quita ahí su llave de acceso.',
        'En [Actividad](/security?tab=activity) ves dónde tienes la sesión abierta. Cierra una sesión, o elige **Cerrar sesión en todas partes**.',
        'Si esta instalación está conectada con Google, Facebook o Apple, puedes iniciar sesión así. Los vinculas y los desvinculas en [Verificación](/security?tab=verification). Entonces no necesitas contraseña; donde te la pediríamos, basta con un código.',
        'Si esta instalación envía SMS, puedes iniciar sesión con tu teléfono: elige **Continuar con el teléfono** y escribe el código de 6 cifras que te enviamos. Verifica o cambia tu número en [Verificación](/security?tab=verification). Solo tú lo ves.',
        'Para cambiar tu correo o tu contraseña, ve a los [Ajustes de tu perfil](/profile?tab=settings). Si has olvidado tu contraseña, elige **¿Olvidaste tu contraseña?** donde inicias sesión, y te enviaremos un enlace por correo.',
      ],
    },
    {
      id: 'emails',
      title: 'Lo que te enviamos',
      text: [
        'Te escribimos por correo sobre tu cuenta, por ejemplo para verificar tu dirección, o después de un nuevo inicio de sesión o de un cambio de contraseña. También recibes respuestas a tus preguntas y denuncias, y un recibo por cada pago. Ninguno de estos correos se puede desactivar.',
        'No hay boletín, ni nada sobre rachas, «Me gusta» o quienes te siguen. ¿Algo no llegó? Mira en tu carpeta de spam, y comprueba qué dirección tienes en los [Ajustes de tu perfil](/profile?tab=settings).',
      ],
    },
    {
      id: 'bringing-your-past',
      title: 'Traer tu práctica de antes',
      text: [
        'En [Importación](/settings/import) puedes traer prácticas o ánimos de otra app en forma de tabla, por ejemplo de Insight Timer o Daylio; meditaciones, yoga y sueño de Apple Health; y hábitos de Loop Habit Tracker. En el caso de Loop, elige el archivo .zip que crea su **Exportar como CSV** y di qué rama es cada hábito. El archivo se lee en tu dispositivo. Tú dices qué significa cada columna y ves lo que se enviaría.',
        '**Revisar sin guardar** cuenta después qué es nuevo, qué tienes ya y qué no podemos leer. Lo que añadas es privado, y durante 30 días puedes deshacerlo ahí mismo.',
      ],
    },
    {
      id: 'your-data',
      title: 'Tus datos, y la despedida',
      text: [
        'Todo lo que has registrado puede irse contigo. **Descargar CSV**, en [Inicio](/), guarda todas tus prácticas, con sensaciones y notas. Los ánimos y el sueño tienen sus propios archivos, en Preferencias, dentro de la página [Bienestar](/wellness).',
        '**PDF**, justo al lado, crea un informe para imprimir y guardar. Elige un **Periodo**, marca **Con notas** si quieres que las incluya y elige **Crear el PDF**. Te espera durante 24 horas. En el [modo tranquilo](/settings/practice) viene sin cifras.',
        'Para tener todo lo que guardamos sobre ti, elige **Crear el archivo** en [Archivo e importación](/settings/archive). Esa misma página también lee un archivo, aquí o en otro lugar: ves lo que añadiría antes de que se guarde nada, y puedes deshacerlo durante 30 días.',
        'Si vas a seguir en otra instalación de Sadhana Compass, abre allí [Mudanza](/settings/move) y escribe la dirección de esta. Das tu permiso aquí, ves allí lo que se añadiría y decides después si se borra la cuenta que dejas. Los mensajes y quienes te siguen no se van contigo.',
        'Para irte, abre [Borrar tu cuenta](/settings/erase): dice qué se va y qué se queda, y antes te ofrece el archivo. Elige **Seguir con el borrado** y confirma que eres tú: con tu contraseña, una llave de acceso o un código, o iniciando sesión una vez más con Google, Facebook o Apple si es así como entras. Tu página desaparece al momento y tu contribución termina. Todo lo demás se borra a los 14 días. Si inicias sesión antes, se detiene; no tienes que hacer nada más. La [página de privacidad](/privacy) dice qué guardamos y qué pasa con ello.',
        'No vendemos tus datos, no te rastreamos y no mostramos publicidad.',
      ],
    },
  ],
}
